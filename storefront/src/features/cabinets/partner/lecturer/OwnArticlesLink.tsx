import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { Panel } from '../../account/Panel.tsx';

export const OwnArticlesLink = () => (
  <Panel title="Мои статьи">
    <p>
      <a href={paths.lkArticles}>Написать статью или посмотреть, как читают прежние</a>
    </p>
  </Panel>
);
