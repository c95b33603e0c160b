import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { OwnLeads } from './leads/OwnLeads.tsx';
import { MerchantWebhooks } from './MerchantWebhooks.tsx';
import { OwnBalances } from './OwnBalances.tsx';
import { OwnPromotions } from './promotions/OwnPromotions.tsx';

/** The parts that a trading organisation has here, beside its account, and the ways to them. */
export const MerchantHome = () => (
  <>
    <nav className="chips" aria-label="Разделы кабинета">
      {ways.map(([href, words]) => (
        <a key={href} className="chip" href={href}>
          {words}
        </a>
      ))}
    </nav>
    <div id="bonuses">
      <OwnPromotions />
    </div>
    <div id="leads">
      <OwnLeads />
    </div>
    <div id="balance">
      <OwnBalances of="merchants" nothing="Баланс появится, когда организацию одобрят." />
    </div>
    <div id="webhooks">
      <MerchantWebhooks />
    </div>
  </>
);

const ways = [
  ['#bonuses', 'Бонусы'],
  ['#leads', 'Лиды'],
  [paths.merchantAdvertising, 'Баннеры'],
  ['#balance', 'Баланс'],
  ['#webhooks', 'Вебхуки'],
] as const;
