/** One notification of the bell. */
export interface Notice {
  id: number;
  kind: string;
  text: string;
  /** Where in the back-office it is seen to. */
  path: string;
  created_at: number;
  is_read: boolean;
}

export interface Notices {
  /** Of all notices, including those not listed here. */
  unread: number;
  notices: Notice[];
}
