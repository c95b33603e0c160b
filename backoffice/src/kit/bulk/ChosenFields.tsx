import { Box, Checkbox, FormControlLabel } from '@mui/material';
import {
  Children,
  createContext,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import { useResourceContext, useTranslate } from 'react-admin';

interface FieldChoice {
  chosen: ReadonlySet<string>;
  toggle(source: string): void;
}

const Choice = createContext<FieldChoice | null>(null);

export const FieldChoiceProvider = Choice.Provider;

export function useFieldChoice(): FieldChoice | null {
  return useContext(Choice);
}

interface Sourced {
  source?: string;
  label?: unknown;
  children?: ReactNode;
}

/** The inputs of a form, each behind «изменить это поле»: unchosen fields are unmounted, and so neither validated nor sent. */
export function ChosenFields({ children, choice }: { children: ReactNode; choice: FieldChoice }) {
  return Children.toArray(children).map((child) => {
    if (!isValidElement<Sourced>(child)) return null;
    const { source, label, children: inner } = child.props;
    if (source)
      return <ChosenField key={source} choice={choice} source={source} label={label} input={child} />;
    // A frame around inputs; for other components their fields are unknown.
    const isFrame = child.type === Fragment || (child.type as { isFrame?: boolean }).isFrame;
    return isFrame ? (
      <ChosenFields key={child.key} choice={choice}>
        {inner}
      </ChosenFields>
    ) : null;
  });
}

function ChosenField({
  choice: { chosen, toggle },
  source,
  label,
  input,
}: {
  choice: FieldChoice;
  source: string;
  label: unknown;
  input: ReactElement;
}) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const name =
    typeof label === 'string' ? label : translate(`resources.${resource}.fields.${source}`, { _: source });
  const isChosen = chosen.has(source);
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', pb: isChosen ? 1.5 : 0 }}>
      <FormControlLabel
        control={<Checkbox size="small" checked={isChosen} onChange={() => toggle(source)} />}
        label={name}
        slotProps={{ typography: { sx: { fontWeight: isChosen ? 600 : 400 } } }}
        sx={{ width: '100%', m: 0, ml: -1 }}
      />
      {isChosen && <Box sx={{ pl: { xs: 0, sm: 3 } }}>{input}</Box>}
    </Box>
  );
}
