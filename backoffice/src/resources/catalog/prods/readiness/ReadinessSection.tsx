import { Box, Link, Typography } from '@mui/material';
import type { StaffLecturer, StaffProd } from '@odonta/api/contract';
import type { Step } from '@odonta/db/vocabulary/catalog/readiness.ts';
import type { ReactNode } from 'react';
import { useGetMany, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { useRights } from '../../../../kit/session/useRights.ts';
import { focusField, sectionOf } from './focusField.ts';
import { Meter } from './Meter.tsx';
import { readinessFields, readinessOfProd } from './readiness.ts';

/** Follows the form as it is filled; each step leads to its field. */
export function ReadinessSection() {
  const values = useWatch({ name: [...readinessFields] }) as unknown[];
  const prod = Object.fromEntries(readinessFields.map((field, index) => [field, values[index]]));
  const readiness = readinessOfProd(prod as Partial<StaffProd>);
  const { obligatory, recommended } = readiness;
  const hidden = useUnpublished((prod.lecturer_ids as number[] | undefined) ?? []);
  const isPublished = useRecordContext<StaffProd>()?.status === 'CONFIRMED';
  const isRefused = obligatory.length > 0 || hidden.length > 0;
  return (
    <>
      <Meter readiness={readiness} />
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(240px, 1fr))' } }}
      >
        {isRefused && (
          <Steps title="Без этого не опубликовать">
            {obligatory.map((step) => (
              <StepLink key={step.field} step={step} />
            ))}
            {hidden.map(({ id, name }) => (
              <li key={id}>
                <Link component={RouterLink} to={`/lecturers/${id}`}>
                  Опубликуйте страницу лектора: {name}
                </Link>
              </li>
            ))}
          </Steps>
        )}
        {recommended.length > 0 && (
          <Steps title="По этому выбирают курс">
            {recommended.map((step) => (
              <StepLink key={step.field} step={step} />
            ))}
          </Steps>
        )}
      </Box>
      {!isRefused && recommended.length === 0 && 'Всё заполнено.'}
      {isPublished && recommended.length > 0 && (
        <Box sx={{ mt: 1.5 }}>Курс уже опубликован: эти факты можно добавить в любой день.</Box>
      )}
    </>
  );
}

const Steps = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <Typography variant="h3" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { py: 0.25 } }}>
      {children}
    </Box>
  </div>
);

const StepLink = ({ step: { field, missing } }: { step: Step }) => (
  <li>
    <Link
      href={`#${sectionOf(field)}`}
      onClick={(event) => {
        event.preventDefault();
        focusField(field);
      }}
    >
      Добавьте {missing}
    </Link>
  </li>
);

/** Chosen lecturers whose pages visitors cannot open yet; those whom a centre has invited keep no course waiting. */
function useUnpublished(ids: readonly number[]): StaffLecturer[] {
  const { may } = useRights();
  const enabled = ids.length > 0 && may('lecturers.show');
  const { data = [] } = useGetMany<StaffLecturer>('lecturers', { ids: [...ids] }, { enabled });
  return enabled
    ? data.filter((lecturer) => lecturer && lecturer.status !== 'CONFIRMED' && !lecturer.proposed)
    : [];
}
