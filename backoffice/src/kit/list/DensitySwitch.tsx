import { ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { type Density, useDensity } from './density.ts';

/** The height of rows, for all lists at once. */
export function DensitySwitch() {
  const [density, choose] = useDensity();
  const id = useId();
  return (
    <>
      <Typography id={id} sx={{ fontSize: 14 }}>
        Строки
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={density}
        aria-labelledby={id}
        onChange={(_event, chosen: Density | null) => chosen && choose(chosen)}
      >
        <ToggleButton value="compact">Компактные</ToggleButton>
        <ToggleButton value="spacious">Просторные</ToggleButton>
      </ToggleButtonGroup>
    </>
  );
}
