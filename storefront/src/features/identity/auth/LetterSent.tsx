import { Done } from './Done.tsx';

/** The address was taken already: the letter to its owner says what to do. */
export function LetterSent({ to }: { to: string }) {
  return (
    <Done heading="Проверьте почту">
      На адрес {to} отправлено письмо: в нём сказано, как войти в кабинет.
    </Done>
  );
}
