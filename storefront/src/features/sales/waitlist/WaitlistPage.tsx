import type { WaitlistView } from '@odonta/api/contract';
import { LinkLost, Trouble } from '../orders/Trouble.tsx';
import { useShown } from '../orders/useShown.ts';
import { EntryCard } from './EntryCard.tsx';

const lost = <LinkLost title="Запись не найдена" letter="о листе ожидания" />;
const mayChange = ({ status }: WaitlistView) => ['CREATED', 'PREPARE'].includes(status);

/** The page of a place on a waiting list, open to every bearer of its link. */
export default function WaitlistPage({ token }: { token: string }) {
  const { shown, look, take } = useShown(`/waitlist/${token}`, mayChange);
  if (shown.is !== 'there') return <Trouble is={shown.is} {...{ look, lost }} what="ваше место в очереди" />;
  return <EntryCard entry={shown.payload} look={look} take={take} />;
}
