import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import styles from './fields.module.css';

/** The address of the link at the caret; an empty one removes it. */
export function RichLink({ editor, close }: { editor: Editor; close(): void }) {
  const id = useId();
  const [href, setHref] = useState<string>(() => editor.getAttributes('link').href ?? '');
  function apply() {
    const chain = editor.chain().focus().extendMarkRange('link');
    const address = href.trim();
    if (address === '') chain.unsetLink().run();
    else chain.setLink({ href: /^[a-z]+:/i.test(address) ? address : `https://${address}` }).run();
    close();
  }
  return (
    <div className={styles.link}>
      <label className="visually-hidden" htmlFor={id}>
        Адрес ссылки
      </label>
      <input
        id={id}
        className="input"
        type="url"
        placeholder="https://"
        value={href}
        // biome-ignore lint/a11y/noAutofocus: it was opened by the button before it
        autoFocus
        onChange={({ target }) => setHref(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
      <button className="button button--small" type="button" onClick={apply}>
        {href.trim() === '' ? 'Убрать' : 'Поставить'}
      </button>
    </div>
  );
}
