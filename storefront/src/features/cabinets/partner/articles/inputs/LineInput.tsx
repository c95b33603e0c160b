import { useTyped } from '../../editor/fields/useTyped.ts';
import { lengthInWords } from '../articleWords.ts';
import { useField } from '../useArticle.ts';
import { ArticleInput } from './ArticleInput.tsx';

interface Props {
  name: 'title' | 'description' | 'conflict_of_interest';
  hint?: string;
  atMost: number;
  /** One line where none are given. */
  rows?: number;
}

/** A short text with its length. Pasted text is never cut silently. */
export function LineInput({ name, hint, atMost, rows }: Props) {
  const { id, value, set } = useField(name);
  const typed = useTyped(value ?? '', set);
  const lengthId = `${id}-length`;
  return (
    <ArticleInput name={name} hint={hint}>
      {(input) => {
        const described = [input['aria-describedby'], lengthId].filter(Boolean).join(' ');
        const shared = { ...input, ...typed, 'aria-describedby': described, className: 'input' };
        return (
          <>
            {rows === undefined ? (
              <input autoComplete="off" {...shared} />
            ) : (
              <textarea rows={rows} {...shared} />
            )}
            <span className="field__hint" id={lengthId}>
              {lengthInWords(typed.value.length, atMost)}
            </span>
          </>
        );
      }}
    </ArticleInput>
  );
}
