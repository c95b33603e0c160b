import { Alert, Box, Link } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useResourceContext, useTranslate, ValidationError } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { problemsIn } from './problems.ts';

/** After a refused save: every problem in one place, each a way to its field. */
export function ErrorSummary() {
  const { errors, submitCount } = useFormState();
  const { setFocus } = useFormContext();
  const translate = useTranslate();
  const resource = useResourceContext();
  const place = useRef<HTMLDivElement>(null);
  const problems = problemsIn(errors);
  const isShown = submitCount > 0 && problems.length > 0;
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, [isShown]);
  if (!isShown) return null;
  const labelOf = (field: string, path: string) =>
    translate(`resources.${resource}.fields.${field}`, { _: labelInForm(path) });
  return (
    <Alert severity="error" ref={place} sx={{ mb: 2 }}>
      Запись не сохранена. Исправьте:
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {problems.map(({ path, field, row, text }) => (
          <li key={path}>
            <Link
              component="button"
              type="button"
              color="inherit"
              onClick={() => setFocus(path)}
              sx={{ textAlign: 'left', verticalAlign: 'baseline', fontSize: 'inherit' }}
            >
              {[labelOf(field, path), row && `строка ${row}`].filter(Boolean).join(', ')}
            </Link>
            : <ValidationError error={text} />
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** For inputs of a form that no record stores: the label beside the input. */
function labelInForm(path: string): string {
  const [input] = document.getElementsByName(path);
  const [label] = input instanceof HTMLInputElement ? [...(input.labels ?? [])] : [];
  return label?.textContent.replace(/\*$/, '').trim() || 'Поле';
}
