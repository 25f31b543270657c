import { api, rpc } from '../../lib/api/api.ts';
import type { ResponseOf } from '../../lib/api/contract.ts';

const RUN = 'fabula.run.v1.RunService';

export type Ticket = ResponseOf<typeof RUN, 'listTickets'>['tickets'][number];
export type Permanent = ResponseOf<typeof RUN, 'listPermanentCharacters'>['characters'][number];

const ticketsApi = api.injectEndpoints({
  endpoints: (build) => ({
    tickets: build.query({ ...rpc(RUN, 'listTickets'), providesTags: ['Tickets'] }),
    permanents: build.query({ ...rpc(RUN, 'listPermanentCharacters'), providesTags: ['Permanent'] }),
    redeem: build.mutation({
      ...rpc(RUN, 'redeemTicket'),
      // Refused, too: the ticket may have been redeemed elsewhere, or by a call whose answer was lost.
      invalidatesTags: ['Tickets', 'Permanent'],
    }),
  }),
});

export const { useTicketsQuery, usePermanentsQuery, useRedeemMutation } = ticketsApi;
