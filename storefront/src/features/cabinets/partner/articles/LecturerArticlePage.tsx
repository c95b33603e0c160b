import type { OwnArticleCard } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { Suspended } from '../../../../components/ui/Suspended.tsx';
import { lazily } from '../../../../lib/lazily.tsx';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { Own } from '../../own/Own.tsx';
import { LecturerCabinet } from '../lecturer/LecturerCabinet.tsx';

const ArticleEditor = lazily(() => import('./ArticleEditor.tsx').then((part) => part.ArticleEditor));

/** An article of a lecturer in its editor. */
export default function LecturerArticlePage({ id }: { id: number }) {
  return (
    <LecturerCabinet back={{ href: paths.lkArticles, words: 'Все мои статьи' }} staysOpen>
      <Own<OwnArticleCard> session={partnerSession} path={`/lk/articles/${id}`}>
        {(card) => (
          <Suspended>
            <ArticleEditor card={card} />
          </Suspended>
        )}
      </Own>
    </LecturerCabinet>
  );
}
