import type { OwnMailings } from '@odonta/api/contract';
import { type MailingBlock, mailingLimits } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import { useId } from 'react';
import fields from '../editor/fields/fields.module.css';
import { RowChoice, RowText } from '../editor/fields/RowInputs.tsx';

interface Props {
  block: MailingBlock;
  courses: OwnMailings['courses'];
  change(part: Partial<MailingBlock>): void;
}

/** The inputs that the kind of a block has. */
export function BlockInputs({ block: { kind, text, url, prod_id }, courses, change }: Props) {
  const words = text ?? '';
  const set = (typed: string) => change({ text: typed });
  switch (kind) {
    case 'divider':
      return null;
    case 'heading':
      return <RowText label="Заголовок" value={words} onChanged={set} />;
    case 'text':
      return <Paragraphs value={words} onChanged={set} />;
    case 'button':
      return (
        <>
          <RowText label="Надпись" value={words} onChanged={set} />
          <RowText
            label="Ссылка с https://"
            type="url"
            value={url ?? ''}
            onChanged={(typed) => change({ url: typed })}
          />
        </>
      );
    case 'course':
      return (
        <RowChoice
          label="Курс"
          value={String(prod_id ?? '')}
          choices={[['', 'Выберите курс'], ...courses.map(({ id, name }) => [String(id), name] as const)]}
          onChanged={(chosen) => change({ prod_id: chosen === '' ? null : Number(chosen) })}
        />
      );
  }
}

function Paragraphs({ value, onChanged }: { value: string; onChanged(text: string): void }) {
  const id = useId();
  return (
    <div className={`${fields.cell} ${fields.wide}`}>
      <label htmlFor={id}>Текст</label>
      <textarea
        id={id}
        className="input"
        rows={5}
        maxLength={mailingLimits.text}
        value={value}
        onChange={({ target }) => onChanged(target.value)}
      />
    </div>
  );
}
