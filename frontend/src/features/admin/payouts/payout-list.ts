import type { AnswerOf } from '#contracts/calls/call.ts';
import type { payoutCalls } from '#contracts/calls/payout.ts';

export type PayoutList = AnswerOf<typeof payoutCalls.listPayouts>;
