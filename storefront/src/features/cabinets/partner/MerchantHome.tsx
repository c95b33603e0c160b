import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { Panel } from '../account/Panel.tsx';
import { OwnLeads } from './leads/OwnLeads.tsx';
import { MerchantWebhooks } from './MerchantWebhooks.tsx';
import { OwnBalances } from './OwnBalances.tsx';
import { OwnPromotions } from './promotions/OwnPromotions.tsx';

/** The home of a trading organisation: its advertising, beside its account. */
export const MerchantHome = () => (
  <>
    <OwnPromotions />
    <Panel title="Баннеры">
      <p>
        <a href={paths.merchantAdvertising}>Купить места на сайте, загрузить картинки, посмотреть показы</a>
      </p>
    </Panel>
    <OwnBalances of="merchants" nothing="Баланс появится, когда организацию одобрят." />
    <OwnLeads />
    <MerchantWebhooks />
  </>
);
