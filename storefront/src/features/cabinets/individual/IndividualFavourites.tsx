import { paths } from '@odonta/db/vocabulary/addresses.ts';
import BasketPage from '../../catalog/basket/BasketPage.tsx';
import { individualSession } from '../../identity/sessions/sessions.ts';
import { Cabinet } from '../account/Cabinet.tsx';
import styles from '../own/own.module.css';
import { SearchFollows } from './SearchFollows.tsx';

/** As on the page of favourites, which joins those of the browser with the account's. */
export default function IndividualFavourites() {
  return (
    <Cabinet session={individualSession} entry={paths.individualEntry}>
      {() => (
        <div className={styles.ahead}>
          <BasketPage />
          <SearchFollows />
        </div>
      )}
    </Cabinet>
  );
}
