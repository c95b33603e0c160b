export interface Banner {
  id: number;
  url: string;
  filename: string;
  filename_mobile: string;
  alt: string;
  ad_company: string;
  ad_inn: string;
  ad_reg_number: string;
  view_count: number;
}

export interface TopStrip {
  id: number;
  header: string;
  text: string;
  link: string | null;
  date_end: number;
}
