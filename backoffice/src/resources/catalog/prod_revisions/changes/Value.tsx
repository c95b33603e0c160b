import { Box } from '@mui/material';
import type { EditedProd, RevisionNames } from '@odonta/api/contract';
import type { EditedField } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import { pictureUrl } from '../../../../kit/inputs/pictures.ts';
import { RichText } from '../../../../kit/record/RichText.tsx';
import { Marked } from './Marked.tsx';
import { PriceTable } from './PriceTable.tsx';
import { partsOf } from './textParts.ts';
import { linesOf, type Option, richFields, writtenFields } from './values.ts';

interface ValueProps {
  field: EditedField;
  value: unknown;
  /** The value on the other side. */
  other: unknown;
  as: 'del' | 'ins';
  names: RevisionNames;
}

/** A value as people read it; whatever the other side has not is marked. */
export function Value({ field, value, other, as, names }: ValueProps) {
  if (richFields.includes(field)) return value ? <RichText html={String(value)} /> : '—';
  if (field === 'prices')
    return <PriceTable options={value as Option[]} others={(other ?? []) as Option[]} as={as} />;
  if (field === 'file_preview') return <Picture of={value as EditedProd['file_preview']} />;
  const [lines, others] = [linesOf(field, value, names), linesOf(field, other, names)];
  if (lines.length === 0) return '—';
  if (writtenFields.includes(field) && others.length > 0)
    return <Words text={lines.join('\n')} other={others.join('\n')} as={as} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
      {lines.map((line) => (
        <li key={line}>{others.includes(line) ? line : <Marked as={as}>{line}</Marked>}</li>
      ))}
    </Box>
  );
}

function Words({ text, other, as }: { text: string; other: string; as: 'del' | 'ins' }) {
  const parts = as === 'del' ? partsOf(text, other) : partsOf(other, text);
  const own = parts.filter(({ added, removed }) => (as === 'del' ? !added : !removed));
  return (
    <Box sx={{ whiteSpace: 'pre-wrap' }}>
      {own.map(({ key, value, added, removed }) =>
        added || removed ? (
          <Marked key={key} as={as}>
            {value}
          </Marked>
        ) : (
          <span key={key}>{value}</span>
        ),
      )}
    </Box>
  );
}

function Picture({ of: { filename, alt } }: { of: EditedProd['file_preview'] }) {
  return (
    <>
      {filename === null ? (
        'Нет обложки'
      ) : (
        <Box
          component="img"
          src={pictureUrl('prods', filename, 640)}
          alt={alt}
          loading="lazy"
          sx={{
            display: 'block',
            width: '100%',
            maxWidth: 320,
            borderRadius: 2,
            border: 1,
            borderColor: 'divider',
          }}
        />
      )}
      {alt && <Box sx={{ mt: 0.5, fontSize: 14, color: 'text.secondary' }}>{alt}</Box>}
    </>
  );
}
