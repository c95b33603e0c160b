import type { OwnMailings } from '@odonta/api/contract';
import {
  blockKinds,
  type MailingBlock,
  mailingLimits,
} from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import { useFormContext } from 'react-hook-form';
import { errorIdOf, FieldError } from '../../../../components/ui/Field.tsx';
import { useFormField } from '../../../platform/forms/useFormField.ts';
import { RowChoice } from '../editor/fields/RowInputs.tsx';
import { Rows } from '../editor/fields/Rows.tsx';
import { BlockInputs } from './BlockInputs.tsx';

const kinds = Object.entries(blockKinds);

/** The letter, block by block. */
export function BlocksField({ courses }: { courses: OwnMailings['courses'] }) {
  const { id, label, error } = useFormField('blocks');
  const { watch, setValue } = useFormContext<{ blocks: MailingBlock[] }>();
  const blocks = watch('blocks');
  return (
    <fieldset id={id} tabIndex={-1} className="field" aria-describedby={error && errorIdOf(id)}>
      <legend className="field__label">{label}</legend>
      <Rows<MailingBlock>
        rows={blocks}
        nameOf={(number) => `Блок ${number}`}
        addLabel="Добавить блок"
        atMost={mailingLimits.blocks}
        atLeast={1}
        blank={() => ({ kind: 'text', text: '' })}
        onChanged={(rows) => setValue('blocks', rows)}
      >
        {(block, change, index) => (
          <>
            <RowChoice
              label={`Блок ${index + 1}`}
              value={block.kind}
              choices={kinds}
              // What another kind has is not sent with this one.
              onChanged={(kind) => change(blankOf(kind))}
            />
            <BlockInputs block={block} courses={courses} change={change} />
          </>
        )}
      </Rows>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

function blankOf(code: string): MailingBlock {
  const kind = (Object.keys(blockKinds) as MailingBlock['kind'][]).find((each) => each === code) ?? 'text';
  return { kind, text: null, url: null, prod_id: null };
}
