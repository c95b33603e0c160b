import { expect } from 'chai';
import { readCities, type SeededCity } from './index.ts';

describe('the dictionary of cities', () => {
  let cities: SeededCity[];

  before(async () => {
    cities = await readCities();
  });

  it('knows more than 320 cities of about 50,000 people or more', () => {
    expect(cities.filter(({ population }) => population >= 48_000).length).to.be.above(320);
  });

  it('names no city of a region twice', () => {
    expect(new Set(cities.map(({ name, region }) => `${name}|${region}`)).size).to.equal(cities.length);
  });

  it('keeps cities of one name apart by region', () => {
    const regions = (name: string) => cities.filter((city) => city.name === name).map(({ region }) => region);
    expect(regions('Железногорск')).to.have.members(['Курская область', 'Красноярский край']);
    expect(regions('Троицк')).to.have.members(['Москва', 'Челябинская область']);
    expect(regions('Берёзовский')).to.have.members(['Свердловская область', 'Кемеровская область']);
  });

  it('has the capital of every region and no region without one', () => {
    const named = new Set(cities.map(({ name, region }) => `${region}: ${name}`));
    expect(
      Object.entries(capitals).filter(([region, name]) => !named.has(`${region}: ${name}`)),
    ).to.deep.equal([]);
    expect(new Set(cities.map(({ region }) => region))).to.deep.equal(new Set(Object.keys(capitals)));
  });

  it('places every city in Russia and within reach of its capital', () => {
    const strangers = cities.filter(
      (city) => city.lat < 41 || city.lat > 78 || city.lon < 19.5 || city.lon > 180 || tooFar(city, cities),
    );
    expect(strangers).to.deep.equal([]);
  });

  it('puts no two cities on one spot', () => {
    const close = cities.flatMap((one, index) =>
      cities.slice(index + 1).filter((other) => kilometres(one, other) < 2.5),
    );
    expect(close).to.deep.equal([]);
  });

  it('writes populations in hundreds, the largest first', () => {
    const sizes = cities.map(({ population }) => population);
    expect(sizes.filter((size) => !Number.isInteger(size / 100))).to.deep.equal([]);
    expect(sizes).to.deep.equal(sizes.toSorted((a, b) => b - a));
  });
});

/** Norilsk lies further from its capital than any other city of the country. */
function tooFar(city: SeededCity, cities: readonly SeededCity[]): boolean {
  const capital = cities.find(({ name, region }) => region === city.region && name === capitals[region]);
  return !capital || kilometres(city, capital) > (city.region === 'Красноярский край' ? 1550 : 950);
}

function kilometres(one: SeededCity, other: SeededCity): number {
  const [a, b, turn] = [one.lat, other.lat, one.lon - other.lon].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number];
  return (
    6371 * Math.acos(Math.min(1, Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(turn)))
  );
}

const capitals: Record<string, string> = {
  Москва: 'Москва',
  'Санкт-Петербург': 'Санкт-Петербург',
  'Белгородская область': 'Белгород',
  'Брянская область': 'Брянск',
  'Владимирская область': 'Владимир',
  'Воронежская область': 'Воронеж',
  'Ивановская область': 'Иваново',
  'Калужская область': 'Калуга',
  'Костромская область': 'Кострома',
  'Курская область': 'Курск',
  'Липецкая область': 'Липецк',
  'Московская область': 'Красногорск',
  'Орловская область': 'Орёл',
  'Рязанская область': 'Рязань',
  'Смоленская область': 'Смоленск',
  'Тамбовская область': 'Тамбов',
  'Тверская область': 'Тверь',
  'Тульская область': 'Тула',
  'Ярославская область': 'Ярославль',
  'Архангельская область': 'Архангельск',
  'Ненецкий автономный округ': 'Нарьян-Мар',
  'Вологодская область': 'Вологда',
  'Калининградская область': 'Калининград',
  'Ленинградская область': 'Гатчина',
  'Мурманская область': 'Мурманск',
  'Новгородская область': 'Великий Новгород',
  'Псковская область': 'Псков',
  'Республика Карелия': 'Петрозаводск',
  'Республика Коми': 'Сыктывкар',
  'Астраханская область': 'Астрахань',
  'Волгоградская область': 'Волгоград',
  'Краснодарский край': 'Краснодар',
  'Республика Адыгея': 'Майкоп',
  'Республика Калмыкия': 'Элиста',
  'Ростовская область': 'Ростов-на-Дону',
  'Республика Дагестан': 'Махачкала',
  'Республика Ингушетия': 'Магас',
  'Кабардино-Балкарская Республика': 'Нальчик',
  'Карачаево-Черкесская Республика': 'Черкесск',
  'Республика Северная Осетия — Алания': 'Владикавказ',
  'Чеченская Республика': 'Грозный',
  'Ставропольский край': 'Ставрополь',
  'Республика Башкортостан': 'Уфа',
  'Республика Марий Эл': 'Йошкар-Ола',
  'Республика Мордовия': 'Саранск',
  'Республика Татарстан': 'Казань',
  'Удмуртская Республика': 'Ижевск',
  'Чувашская Республика': 'Чебоксары',
  'Кировская область': 'Киров',
  'Нижегородская область': 'Нижний Новгород',
  'Оренбургская область': 'Оренбург',
  'Пензенская область': 'Пенза',
  'Пермский край': 'Пермь',
  'Самарская область': 'Самара',
  'Саратовская область': 'Саратов',
  'Ульяновская область': 'Ульяновск',
  'Курганская область': 'Курган',
  'Свердловская область': 'Екатеринбург',
  'Тюменская область': 'Тюмень',
  'Ханты-Мансийский автономный округ — Югра': 'Ханты-Мансийск',
  'Ямало-Ненецкий автономный округ': 'Салехард',
  'Челябинская область': 'Челябинск',
  'Республика Алтай': 'Горно-Алтайск',
  'Алтайский край': 'Барнаул',
  'Иркутская область': 'Иркутск',
  'Кемеровская область': 'Кемерово',
  'Красноярский край': 'Красноярск',
  'Новосибирская область': 'Новосибирск',
  'Омская область': 'Омск',
  'Томская область': 'Томск',
  'Республика Тыва': 'Кызыл',
  'Республика Хакасия': 'Абакан',
  'Республика Бурятия': 'Улан-Удэ',
  'Забайкальский край': 'Чита',
  'Республика Саха (Якутия)': 'Якутск',
  'Амурская область': 'Благовещенск',
  'Еврейская автономная область': 'Биробиджан',
  'Камчатский край': 'Петропавловск-Камчатский',
  'Магаданская область': 'Магадан',
  'Приморский край': 'Владивосток',
  'Сахалинская область': 'Южно-Сахалинск',
  'Хабаровский край': 'Хабаровск',
  'Чукотский автономный округ': 'Анадырь',
};
