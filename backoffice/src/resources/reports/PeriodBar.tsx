import { Box, Button, TextField } from '@mui/material';
import { type PeriodPreset, periodOf, periodPresets } from '@odonta/db/vocabulary/reports/periods.ts';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Tab, tabsStyle } from '../../kit/list/StatusTabs.tsx';
import { periodIn, presetIn, withValues } from './asked.ts';

/** The usual periods, and two days of one's own. */
export function PeriodBar() {
  const [address, setAddress] = useSearchParams();
  const chosen = presetIn(address);
  const presets = Object.entries(periodPresets) as [PeriodPreset, string][];
  const { from, to } = periodIn(address);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 0, md: 2 }, alignItems: 'center' }}>
      <Box role="group" aria-label="Период" sx={tabsStyle}>
        {presets.map(([preset, label]) => (
          <Tab
            key={preset}
            label={label}
            isChosen={preset === chosen}
            onChoose={() => setAddress(withValues(address, { ...periodOf(preset) }))}
          />
        ))}
      </Box>
      <OwnPeriod key={`${from}${to}`} />
    </Box>
  );
}

function OwnPeriod() {
  const [address, setAddress] = useSearchParams();
  const [period, setPeriod] = useState(periodIn(address));
  const [issue, setIssue] = useState<string | null>(null);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (!period.from || !period.to) return setIssue('Укажите оба дня');
    if (period.to < period.from) return setIssue('Конец раньше начала');
    setAddress(withValues(address, { ...period }));
  };
  const field = (edge: 'from' | 'to', label: string) => (
    <TextField
      type="date"
      size="small"
      label={label}
      value={period[edge]}
      error={issue !== null}
      helperText={edge === 'to' ? issue : null}
      onChange={(event) => {
        setIssue(null);
        setPeriod({ ...period, [edge]: event.target.value });
      }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Box
      component="form"
      aria-label="Свой период"
      noValidate
      onSubmit={ask}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5, alignItems: 'flex-start' }}
    >
      {field('from', 'С')}
      {field('to', 'По')}
      <Button type="submit" variant="outlined" sx={{ height: 40 }}>
        Применить даты
      </Button>
    </Box>
  );
}
