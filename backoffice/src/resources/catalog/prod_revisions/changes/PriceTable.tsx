import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { Marked } from './Marked.tsx';
import { type Option, optionLabel, sameOption } from './values.ts';

interface PriceTableProps {
  options: readonly Option[];
  /** Those of the other side. */
  others: readonly Option[];
  as: 'del' | 'ins';
}

/** Price options; those that the other side has not, or has another price of, are marked. */
export function PriceTable({ options, others, as }: PriceTableProps) {
  if (options.length === 0) return <>—</>;
  const hasSeats = options.some(({ seats_limit }) => seats_limit);
  return (
    <Table size="small" sx={{ '& td, & th': { px: 0, pr: 1, verticalAlign: 'top' } }}>
      <TableHead>
        <TableRow>
          <TableCell>Вариант</TableCell>
          {hasSeats && <TableCell align="right">Мест</TableCell>}
          <TableCell align="right">Цена</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {options.map((option, index) => {
          const other = sameOption(option, others);
          const label = labelOf(option, options);
          const isSame = other !== undefined && labelOf(other, others) === label;
          const price = formatPrice(option.price);
          return (
            <TableRow key={option.id ?? `new-${index}`}>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {isSame ? label : <Marked as={as}>{label}</Marked>}
              </TableCell>
              {hasSeats && <TableCell align="right">{option.seats_limit ?? '—'}</TableCell>}
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {other?.price === option.price ? price : <Marked as={as}>{price}</Marked>}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

const labelOf = (option: Option, options: readonly Option[]): string =>
  `${optionLabel(option, options)}${option.is_active === false ? ' (не продаётся)' : ''}`;
