import { type Answers, type Asks, api, rpc } from '../../lib/api/api.ts';

const RUN = 'fabula.run.v1.RunService' as const;
type Run = typeof RUN;

export type Ticket = Answers<Run, 'listTickets'>['tickets'][number];
export type Permanent = Answers<Run, 'listPermanentCharacters'>['characters'][number];

const ticketsApi = api.injectEndpoints({
  endpoints: (build) => ({
    tickets: build.query<Answers<Run, 'listTickets'>, Asks<Run, 'listTickets'>>({
      query: rpc(RUN, 'listTickets'),
      providesTags: ['Tickets'],
    }),
    permanents: build.query<Answers<Run, 'listPermanentCharacters'>, Asks<Run, 'listPermanentCharacters'>>({
      query: rpc(RUN, 'listPermanentCharacters'),
      providesTags: ['Permanent'],
    }),
    redeem: build.mutation<Answers<Run, 'redeemTicket'>, Asks<Run, 'redeemTicket'>>({
      query: rpc(RUN, 'redeemTicket'),
      // Refused, too: the ticket may have been redeemed elsewhere, or by a call whose answer was lost.
      invalidatesTags: ['Tickets', 'Permanent'],
    }),
  }),
});

export const { useTicketsQuery, usePermanentsQuery, useRedeemMutation } = ticketsApi;
