import { Box, Typography } from '@mui/material';
import { isValidElement, useMemo, useState } from 'react';
import { Form } from 'react-admin';
import { Fields } from '../record/Fields.tsx';
import type { Section } from '../record/RecordForm.tsx';
import { FieldChoiceProvider } from './ChosenFields.tsx';

interface BulkEditFormProps {
  id: string;
  sections: readonly Section[];
  onSubmit(data: Record<string, unknown>): Promise<Record<string, string> | undefined>;
}

/** The resource's own form over many records: only ticked fields are changed, to the same value in all of them. */
export function BulkEditForm({ id, sections, onSubmit }: BulkEditFormProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isUnchosen, setUnchosen] = useState(false);
  const choice = useMemo(
    () => ({
      chosen,
      toggle: (source: string) => {
        setUnchosen(false);
        setChosen((before) => toggled(before, source));
      },
    }),
    [chosen],
  );
  const submit = (values: Record<string, unknown>) => {
    if (chosen.size === 0) return setUnchosen(true);
    return onSubmit(Object.fromEntries([...chosen].map((source) => [source, values[source] ?? null])));
  };
  return (
    <Form id={id} record={{}} onSubmit={submit} sanitizeEmptyValues disableInvalidFormNotification>
      <FieldChoiceProvider value={choice}>
        <Typography sx={{ color: 'text.secondary', fontSize: 14 }}>
          Отметьте поля, которые нужно изменить, и задайте новое значение. Остальные останутся как есть.
        </Typography>
        {isUnchosen && (
          <Typography role="alert" sx={{ color: 'error.main', fontSize: 14, mt: 1 }}>
            Отметьте хотя бы одно поле
          </Typography>
        )}
        {sections
          .filter(({ inBulk }) => inBulk !== false)
          .map(({ id: section, title, content }) => (
            <Box component="section" key={section} aria-label={title} sx={{ mt: 2 }}>
              <Typography variant="h3" sx={{ fontSize: 15, fontWeight: 650 }}>
                {title}
              </Typography>
              {isValidElement<{ source?: string }>(content) && content.props.source ? (
                <Fields>{content}</Fields>
              ) : (
                content
              )}
            </Box>
          ))}
      </FieldChoiceProvider>
    </Form>
  );
}

function toggled(chosen: ReadonlySet<string>, source: string): ReadonlySet<string> {
  return chosen.has(source)
    ? new Set([...chosen].filter((each) => each !== source))
    : new Set([...chosen, source]);
}
