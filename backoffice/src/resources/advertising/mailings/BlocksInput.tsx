import CloseIcon from '@mui/icons-material/Close';
import ArrowDown from '@mui/icons-material/KeyboardArrowDown';
import ArrowUp from '@mui/icons-material/KeyboardArrowUp';
import { Box, Button, FormHelperText, IconButton, Stack, Typography } from '@mui/material';
import {
  type BlockKind,
  blockKinds,
  type MailingBlock,
  mailingLimits,
} from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import { useFieldArray, useFormState } from 'react-hook-form';
import { BlockFields } from './BlockFields.tsx';

interface Form {
  blocks: MailingBlock[];
}

const kinds = Object.keys(blockKinds) as BlockKind[];

/** The letter, block after block; everything is reached by Tab and pressed by Enter. */
export function BlocksInput() {
  const { fields, append, remove, move } = useFieldArray<Form, 'blocks', 'key'>({
    name: 'blocks',
    keyName: 'key',
    rules: { validate: (blocks) => blocks.length > 0 || 'Добавьте хотя бы один блок' },
  });
  const { errors } = useFormState<Form>();
  const refusal = errors.blocks?.root?.message ?? errors.blocks?.message;
  return (
    <Box role="group" aria-label="Блоки письма">
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, mb: 1.5, gap: 1 }}>
        {fields.map(({ key, kind }, index) => {
          const name = `${blockKinds[kind]}, блок ${index + 1}`;
          return (
            <Box component="li" key={key} sx={rowSx}>
              <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
                <Typography sx={{ flex: 1 }}>
                  {index + 1}. {blockKinds[kind]}
                </Typography>
                <IconButton
                  aria-label={`${name}: выше`}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp />
                </IconButton>
                <IconButton
                  aria-label={`${name}: ниже`}
                  disabled={index === fields.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown />
                </IconButton>
                <IconButton aria-label={`${name}: убрать`} onClick={() => remove(index)}>
                  <CloseIcon />
                </IconButton>
              </Stack>
              <BlockFields kind={kind} at={`blocks.${index}`} />
            </Box>
          );
        })}
      </Stack>
      {fields.length < mailingLimits.blocks && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {kinds.map((kind) => (
            <Button key={kind} variant="outlined" onClick={() => append({ kind })}>
              + {blockKinds[kind]}
            </Button>
          ))}
        </Stack>
      )}
      {refusal && <FormHelperText error>{refusal}</FormHelperText>}
    </Box>
  );
}

const rowSx = { border: 1, borderColor: 'divider', borderRadius: 2, pl: 1.5, pr: 1.5, py: 1 };
