/** The picture of an advertisement, where it leads and who pays for it. */
export interface AdPicture {
  url: string;
  filename: string;
  filename_mobile: string;
  alt: string;
  ad_company: string;
  ad_inn: string;
  ad_reg_number: string;
}

export interface Banner extends AdPicture {
  id: number;
  view_count: number;
}

/** Of the pages of a city or of a category some strips are alone. */
export interface StripPlace {
  /** The names of the cities, of which there may be several with one name. */
  cities?: readonly string[];
  categories?: readonly number[];
}

export interface TopStrip {
  id: number;
  header: string;
  text: string;
  link: string | null;
  date_end: number;
}
