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
  /** Its advertiser wants one visitor to see it a few times a day only. */
  is_capped: boolean;
  view_count: number;
  /** Signed for this one showing: it counts once, within a day. */
  nonce: string;
  /** Leads to the advertiser, with the token of the advertisement, and counts the click of this showing. */
  click_url: string;
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
