import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { ButtonPopover } from '../../page/ButtonPopover.tsx';
import { DensitySwitch } from '../DensitySwitch.tsx';
import { ColumnRow } from './ColumnRow.tsx';
import { menuOrder, moved, toggled } from './columnChoice.ts';
import { useListColumns } from './ListColumns.tsx';

/** Which columns are seen and in which order; react-admin's own menu can be reordered by a mouse only. */
export function ColumnsMenu() {
  const { declared, visible, labelOf, choose, reset } = useListColumns();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [said, say] = useState('Ваш выбор будет и на другом компьютере');
  const titleId = useId();
  if (declared.length < 2) return null;

  const toggle = (name: string) => {
    choose(toggled(declared, visible, name));
    say(`${labelOf(name)}: ${visible.includes(name) ? 'скрыт' : 'показан'}`);
  };
  const move = (name: string, by: -1 | 1) => {
    const next = moved(visible, name, by);
    choose(next);
    say(`${labelOf(name)}: место ${next.indexOf(name) + 1} из ${next.length}`);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ColumnsIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Столбцы
      </Button>
      <ButtonPopover
        button={anchor}
        paper={{ 'aria-labelledby': titleId, sx: { width: 320, mt: 0.5 } }}
        onClose={() => setAnchor(null)}
      >
        <Typography id={titleId} variant="h2" sx={{ px: 2, pt: 1.5, fontSize: 16 }}>
          Столбцы таблицы
        </Typography>
        <Typography role="status" sx={{ px: 2, pt: 0.25, fontSize: 13, color: 'text.secondary' }}>
          {said}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, px: 1, py: 0.5 }}>
          {menuOrder(declared, visible).map((name) => (
            <ColumnRow
              key={name}
              label={labelOf(name)}
              isVisible={visible.includes(name)}
              isFixed={name === declared[0]}
              place={visible.indexOf(name)}
              of={visible.length}
              onToggle={() => toggle(name)}
              onMove={(by) => move(name, by)}
            />
          ))}
        </Box>
        <Box sx={{ px: 2, pb: 1.5, display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <DensitySwitch />
        </Box>
        <Box
          sx={{
            px: 1,
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
            display: 'flex',
            justifyContent: 'space-between',
          }}
        >
          <Button size="small" disabled={!reset} onClick={reset}>
            По умолчанию
          </Button>
          <Button size="small" onClick={() => setAnchor(null)}>
            Готово
          </Button>
        </Box>
      </ButtonPopover>
    </>
  );
}
