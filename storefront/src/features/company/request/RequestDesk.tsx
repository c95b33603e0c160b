import type { CompanyRequestView } from '@odonta/api/contract';
import { paths } from '../../../paths.ts';
import { Trouble } from '../Trouble.tsx';
import { useShown } from '../useShown.ts';
import { RequestCard } from './RequestCard.tsx';
import { isUnderWay } from './requestWords.ts';

/** The page of a company's request, for whoever has its link. */
export default function RequestDesk({ token }: { token: string }) {
  const { shown, look, take } = useShown<CompanyRequestView>(`/legal-request/${token}`, isUnderWay);
  if (shown.is === 'there') return <RequestCard request={shown.payload} look={look} take={take} />;
  return (
    <Trouble
      {...{ shown, look }}
      what="заявку"
      lost={
        <>
          <h1>Заявка не найдена</h1>
          <p>Проверьте, что ссылка скопирована целиком: она есть в письме о заявке.</p>
          <p>
            <a href={paths.contacts}>Написать нам</a>
          </p>
        </>
      }
    />
  );
}
