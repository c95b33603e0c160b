import BasketPage from '../../catalog/basket/BasketPage.tsx';
import styles from '../own/own.module.css';
import { IndividualCabinet } from './IndividualCabinet.tsx';
import { SearchFollows } from './SearchFollows.tsx';

/** As on the page of favourites, which joins those of the browser with the account's. */
export default function IndividualFavourites() {
  return (
    <IndividualCabinet>
      {() => (
        <div className={styles.ahead}>
          <BasketPage />
          <SearchFollows />
        </div>
      )}
    </IndividualCabinet>
  );
}
