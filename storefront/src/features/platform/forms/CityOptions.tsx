import type { CityOption } from '@odonta/api/contract';
import { drawnRows, isLong, longList } from '@odonta/db/vocabulary/longLists.ts';
import type { UseComboboxReturnValue } from 'downshift';
import { useState } from 'react';
import styles from './CityField.module.css';

interface CityOptionsProps {
  box: UseComboboxReturnValue<CityOption>;
  cities: readonly CityOption[];
}

/** The list under the field; over 50 cities only the rows in sight are in the document. */
export function CityOptions({ box, cities }: CityOptionsProps) {
  const [top, setTop] = useState(0);
  const count = cities.length;
  const isPart = isLong(count);
  const rows = isPart ? drawnRows({ count, top, active: box.highlightedIndex }) : [...cities.keys()];
  const placed = (index: number) => ({
    'aria-setsize': count,
    'aria-posinset': index + 1,
    style: { position: 'absolute', insetInline: 0, top: index * longList.row, height: longList.row } as const,
  });
  return (
    <div
      className={styles.menu}
      {...box.getMenuProps({
        'aria-label': 'Подсказки',
        onScroll: ({ currentTarget }) => setTop(currentTarget.scrollTop),
      })}
      hidden={!box.isOpen}
    >
      {box.isOpen && isPart && <div role="presentation" style={{ height: count * longList.row }} />}
      {box.isOpen &&
        rows.map((index) => {
          const city = cities[index];
          return (
            city && (
              <div
                key={city.id}
                className={styles.option}
                {...box.getItemProps({ item: city, index })}
                {...(isPart && placed(index))}
              >
                <span className={styles.name}>{city.name}</span>
                <span className={styles.region}>{city.region}</span>
              </div>
            )
          );
        })}
    </div>
  );
}
