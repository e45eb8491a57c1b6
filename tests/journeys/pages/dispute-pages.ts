import { expect, type Page } from '@playwright/test';
import { bookingEn } from '../../../frontend/src/features/booking/booking.en.ts';
import { disputesEn } from '../../../frontend/src/features/admin/disputes/disputes.en.ts';
import { disputeEn } from '../../../frontend/src/features/dispute/dispute.en.ts';
import { axe } from '../axe.ts';

/** From an open booking's menu to a dispute. */
export async function reportProblem(page: Page, about: string, story: string): Promise<void> {
  await page.getByRole('button', { name: bookingEn.more }).click();
  await page.getByRole('menuitem', { name: bookingEn.reportProblem }).click();
  await page.getByRole('radio', { name: about }).check();
  await page.getByLabel(disputeEn.story).fill(story);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: disputeEn.send }).click();
}

/** Answers the dispute on an open booking of the other side. */
export async function answerProblem(page: Page, answer: string): Promise<void> {
  await page.getByRole('link', { name: disputeEn.cardLink }).click();
  await expect(page.getByText(disputeEn.answerNeeded)).toBeVisible();
  await page.getByLabel(disputeEn.reply).fill(answer);
  await page.getByRole('button', { name: disputeEn.replySend, exact: true }).click();
  await expect(page.getByText(answer)).toBeVisible();
}

type Decision = {
  outcome: string;
  /** Pesos, for a partial refund. */ amount?: string;
  reason: string;
  /** Each side's result, as the dialog shows it. */ gets: RegExp;
};

/** From the dashboard to the decision by staff. */
export async function decideDispute(desk: Page, job: RegExp, decision: Decision): Promise<void> {
  await desk.goto('/admin');
  await desk.getByRole('link', { name: /^Disputes/ }).click();
  await desk.getByRole('link', { name: job }).click();
  await desk.getByRole('button', { name: disputesEn.decide, exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: disputesEn.decideTitle });
  await dialog.getByRole('radio', { name: decision.outcome }).check();
  if (decision.amount) await dialog.getByLabel(disputesEn.amount).fill(decision.amount);
  await expect(dialog).toContainText(decision.gets);
  await dialog.getByLabel('Reason').fill(decision.reason);
  expect(await axe(desk)).toEqual([]);
  await dialog.getByRole('button', { name: disputesEn.decide, exact: true }).click();
  await expect(dialog).toBeHidden();
}

export async function agreeToDecision(page: Page): Promise<void> {
  const agree = page.getByRole('button', { name: disputeEn.agree, exact: true });
  await agree.click();
  await page.getByRole('alertdialog').getByRole('button', { name: disputeEn.agree, exact: true }).click();
  await expect(agree).toBeHidden();
}
