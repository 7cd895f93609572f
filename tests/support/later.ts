import { expect, type Page } from '@playwright/test';

/** What begins only when the time to take it back is over stands in the strip until then. */
export async function isDoneLater(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('region', { name: 'What you can undo' })).toContainText(what);
  await expect(page.getByText('Done: 1.')).toBeVisible({ timeout: 30_000 });
}
