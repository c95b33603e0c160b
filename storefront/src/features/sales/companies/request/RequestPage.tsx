import type { CompanyRequestView } from '@odonta/api/contract';
import { LinkLost, Trouble } from '../../orders/Trouble.tsx';
import { useShown } from '../../orders/useShown.ts';
import { RequestCard } from './RequestCard.tsx';
import { isUnderWay } from './requestWords.ts';

const lost = <LinkLost title="Заявка не найдена" letter="о заявке" />;

/** The page of a company's request, open to every bearer of its link. */
export default function RequestPage({ token }: { token: string }) {
  const { shown, look, take } = useShown<CompanyRequestView>(`/legal-request/${token}`, isUnderWay);
  if (shown.is === 'there') return <RequestCard request={shown.payload} look={look} take={take} />;
  return <Trouble is={shown.is} {...{ look, lost }} what="заявку" />;
}
