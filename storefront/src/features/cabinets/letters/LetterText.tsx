import { createElement } from 'react';
import styles from './letters.module.css';

/** A letter as its mail would show it: lines as they are, addresses as links. */
export function LetterText({ text }: { text: string }) {
  const parts = text.split(/(https?:\/\/[^\s<>«»]+)/);
  // Every second part is an address. As arguments the parts need no keys.
  const shown = parts.map((part, place) =>
    place % 2 === 1 ? createElement('a', { href: part }, part) : part,
  );
  return createElement('p', { className: styles.text }, ...shown);
}
