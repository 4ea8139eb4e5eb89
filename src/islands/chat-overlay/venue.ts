/** What the chat needs to know of the venue before anything is asked. */
export interface Venue {
  name: string;
  phone: string;
  email: string;
  /** Page of the booking provider with all rooms. */
  bookingUrl: string;
  /** True at a venue without birthday packages: nobody is invited to ask about them. */
  withoutParties?: boolean;
}
