import { Step, StepLabel, Stepper } from '@mui/material';

const steps = ['Файл', 'Столбцы', 'Проверка', 'Результат'];

export function Steps({ current }: { current: number }) {
  return (
    <Stepper activeStep={current} alternativeLabel sx={{ mb: 2, maxWidth: 720 }} aria-label="Шаги импорта">
      {steps.map((label, index) => (
        <Step key={label} completed={index < current}>
          <StepLabel aria-current={index === current ? 'step' : undefined}>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
