import { Stack } from '@mui/material';
import { type BlockKind, mailingLimits } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import { isPublicLink } from '@odonta/db/vocabulary/publicLink.ts';
import { maxLength, required, TextInput } from 'react-admin';
import { LongTextInput } from '../../../kit/inputs/LongTextInput.tsx';
import { ReferenceSelect } from '../../../kit/inputs/ReferenceSelect.tsx';

const { heading, text, button } = mailingLimits;

const link = (value?: string) =>
  value && !isPublicLink(value) ? 'Укажите адрес сайта с https://' : undefined;

/** The inputs of a block of this kind. */
export function BlockFields({ kind, at }: { kind: BlockKind; at: string }) {
  if (kind === 'divider') return null;
  if (kind === 'course') return <ReferenceSelect source={`${at}.prod_id`} reference="prods" label="Курс" />;
  if (kind === 'text')
    return (
      <LongTextInput
        source={`${at}.text`}
        label="Текст"
        atMost={text}
        validate={[required(), maxLength(text)]}
      />
    );
  const most = kind === 'heading' ? heading : button;
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, '& > *': { flex: 1 } }}>
      <TextInput
        source={`${at}.text`}
        label={kind === 'heading' ? 'Заголовок' : 'Надпись'}
        validate={[required(), maxLength(most)]}
        helperText={false}
      />
      {kind === 'button' && (
        <TextInput
          source={`${at}.url`}
          label="Ссылка"
          validate={[required(), link]}
          helperText="Токен erid рассылка добавит сама"
        />
      )}
    </Stack>
  );
}
