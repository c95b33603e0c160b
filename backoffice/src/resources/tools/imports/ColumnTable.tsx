import { Box, MenuItem, Table, TableBody, TableCell, TableHead, TableRow, TextField } from '@mui/material';
import type { ImportColumns } from '@odonta/api/contract';

interface ColumnTableProps {
  columns: ImportColumns;
  mapping: (string | null)[];
  onChange: (mapping: (string | null)[]) => void;
}

/** A row for each column of the file: its header, its first values, and its field. */
export function ColumnTable({ columns: { headers, sample, fields }, mapping, onChange }: ColumnTableProps) {
  const choose = (column: number, field: string | null) =>
    // A field that was chosen elsewhere moves here: no two columns stand for the same.
    onChange(mapping.map((each, index) => (index === column ? field : each === field ? null : each)));
  return (
    <Box sx={{ width: '100%', overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Столбец файла</TableCell>
            <TableCell sx={{ display: { xs: 'none', md: 'table-cell' } }}>Первые значения</TableCell>
            <TableCell>Поле записи</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {headers.map((header, index) => {
            const chosen = fields.find(({ field }) => field === mapping[index]);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are, and headers may repeat
              <TableRow key={index}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{header}</TableCell>
                <TableCell
                  sx={{ display: { xs: 'none', md: 'table-cell' }, color: 'text.secondary', maxWidth: 300 }}
                >
                  {beginningOf(sample, index)}
                </TableCell>
                <TableCell sx={{ minWidth: 180 }}>
                  <TextField
                    select
                    size="small"
                    fullWidth
                    value={mapping[index] ?? ''}
                    onChange={({ target }) => choose(index, target.value || null)}
                    helperText={chosen?.hint}
                    slotProps={{
                      select: { displayEmpty: true },
                      htmlInput: { 'aria-label': `Поле для столбца «${header}»` },
                    }}
                  >
                    <MenuItem value="">Не импортировать</MenuItem>
                    {fields.map(({ field, title, is_required }) => (
                      <MenuItem key={field} value={field}>
                        {is_required ? `${title} *` : title}
                      </MenuItem>
                    ))}
                  </TextField>
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}

function beginningOf(sample: string[][], column: number): string {
  const said = sample.map((cells) => cells[column] ?? '').filter((cell) => cell !== '');
  const text = said.slice(0, 3).join(' · ');
  return text.length > 90 ? `${text.slice(0, 90)}…` : text || '—';
}
