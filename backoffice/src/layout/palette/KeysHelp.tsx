import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { searchKeys } from './shortcuts.ts';

/** Every key of the back-office, by where it works. */
const keys = (): readonly [place: string, keys: readonly [key: string, effect: string][]][] => [
  [
    'Везде',
    [
      [searchKeys(), 'Найти запись, раздел или действие'],
      ['?', 'Показать клавиши'],
      ['Tab', 'Следующая кнопка, ссылка или поле'],
      ['Esc', 'Закрыть окно'],
    ],
  ],
  ['В форме', [['Ctrl S', 'Сохранить']]],
  [
    'В поиске и списках выбора',
    [
      ['↑ ↓', 'Предыдущая и следующая строка'],
      ['Page Up, Page Down', 'На несколько строк'],
      ['Enter', 'Открыть выбранное'],
    ],
  ],
  [
    'В строке списка',
    [
      ['↑ ↓', 'Предыдущая и следующая строка'],
      ['Home, End', 'Первая и последняя строка страницы'],
      ['Enter', 'Открыть запись'],
      ['Пробел', 'Отметить строку'],
    ],
  ],
  [
    'В карточке отзыва',
    [
      ['Alt + Enter', 'Опубликовать'],
      ['Alt + Delete', 'Отклонить'],
    ],
  ],
];

export default function KeysHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="keys-help">
      <DialogTitle id="keys-help">Клавиши</DialogTitle>
      <DialogContent tabIndex={0} role="region" aria-label="Клавиши">
        {keys().map(([place, rows]) => (
          <Box key={place} sx={{ mb: 2 }}>
            <Typography variant="h3" component="h3" sx={{ mb: 0.5 }}>
              {place}
            </Typography>
            <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1 }}>
              {rows.map(([key, effect]) => (
                <Row key={key} name={key} effect={effect} />
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          Закрыть
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Row({ name, effect }: { name: string; effect: string }) {
  return (
    <>
      <Box component="dt">
        <Box
          component="kbd"
          sx={{
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            px: 0.75,
            fontFamily: 'inherit',
            fontSize: 13,
          }}
        >
          {name}
        </Box>
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        {effect}
      </Box>
    </>
  );
}
