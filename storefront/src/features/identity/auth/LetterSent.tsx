import { Done } from './Done.tsx';

/** Where the address was somebody's already: what to do is in the letter its owner has got. */
export function LetterSent({ to }: { to: string }) {
  return (
    <Done heading="Проверьте почту">
      На адрес {to} отправлено письмо: в нём сказано, как войти в кабинет.
    </Done>
  );
}
