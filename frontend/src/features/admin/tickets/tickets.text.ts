import { defineCatalogue } from '../../../i18n/i18n.ts';
import { ticketsEn } from './tickets.en.ts';

export const ticketsText = defineCatalogue('adminTickets', ticketsEn, {
  fil: async () => (await import('./tickets.fil.ts')).ticketsFil,
  ceb: async () => (await import('./tickets.ceb.ts')).ticketsCeb,
});
