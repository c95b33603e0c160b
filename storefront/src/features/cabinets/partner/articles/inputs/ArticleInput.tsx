import type { ComponentProps } from 'react';
import { Conflict } from '../../editor/fields/Conflict.tsx';
import { FieldFrame } from '../../editor/fields/FieldFrame.tsx';
import { type ArticleField, valueInWords } from '../articleWords.ts';
import { useArticle, useField, useStore } from '../useArticle.ts';

interface Props extends Pick<ComponentProps<typeof FieldFrame>, 'hint' | 'isGroup' | 'children'> {
  name: ArticleField;
  label?: string;
}

/** A field of an article with its error, and the value that it has got elsewhere meanwhile. */
export function ArticleInput({ name, label, ...frame }: Props) {
  const field = useField(name);
  const { editing } = useArticle();
  return (
    <FieldFrame
      {...frame}
      name={name}
      id={field.id}
      label={label ?? field.label}
      errors={editing.errors}
      below={<Newer name={name} />}
    />
  );
}

function Newer({ name }: { name: ArticleField }) {
  const store = useStore();
  const { editing } = useArticle();
  const { value, label } = useField(name);
  if (!(name in editing.conflicts)) return null;
  return (
    <Conflict
      label={label}
      mine={valueInWords(name, value)}
      newer={valueInWords(name, editing.conflicts[name])}
      onMine={() => store.takeMine(name)}
      onNewer={() => store.takeTheirs(name)}
    />
  );
}
