import type { City, Specialization } from '@odonta/db/models';
import type { StaffMerging } from '../../identity/sessions/staffMove.ts';

export const mergingOfCities: StaffMerging<City> = {
  allow: 'dictionaries.merge',
  references: [
    { table: 'prods', column: 'city_id', counted: ['курс', 'курса', 'курсов'], isVersioned: true },
    { table: 'lecturers', column: 'city_id', counted: ['лектор', 'лектора', 'лекторов'], isVersioned: true },
  ],
  absorb({ kept, gone }) {
    const place = kept.lat === null || kept.lon === null ? gone : kept;
    kept.set({ lat: place.lat, lon: place.lon, population: kept.population || gone.population });
  },
};

export const mergingOfSpecializations: StaffMerging<Specialization> = {
  allow: 'dictionaries.merge',
  references: [
    {
      table: 'individuals',
      column: 'specializations',
      counted: ['покупатель', 'покупателя', 'покупателей'],
      isList: true,
      isVersioned: true,
    },
  ],
};
