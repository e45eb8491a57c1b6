import { escapeHtml } from './escape-html.ts';

type Page = { title: string; /** HTML. */ body: string; badge: string; note: string };

/** A page that replaces an external provider's page in the demo. */
export function standInPage({ title, body, badge, note }: Page): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style>
<main><header><span class="mark">suki</span><span class="badge">${escapeHtml(badge)}</span></header>
<section>${body}</section>
<p class="note">${escapeHtml(note)}</p></main></html>`;
}

const style = `
:root{color-scheme:light dark;--paper:#fbfaf6;--surface:#fff;--sunken:#f3f1ea;--ink:#14211f;--muted:#566662;
--line:#e4e2da;--control:#7f8985;--brand:#0b6e5f;--hover:#095a4e;--on-brand:#fff;--tint:#fef3e0;--mango:#7a4a05;
--success:#24652a;--danger:#9a1f18}
@media(prefers-color-scheme:dark){:root{--paper:#0d1716;--surface:#142120;--sunken:#0f1b1a;--ink:#eef3ef;
--muted:#a4b5b0;--line:#263634;--control:#71827e;--brand:#5fc9b4;--hover:#7bd6c4;--on-brand:#06231e;--tint:#33270f;
--mango:#f5c377;--success:#8fd0a0;--danger:#f5a19a}}
*{box-sizing:border-box}body{margin:0;font:450 16px/1.5 'Plus Jakarta Sans Variable',system-ui,sans-serif;
color:var(--ink);background:var(--paper)}
main{max-width:26rem;margin:0 auto;padding:24px 16px}header{display:flex;justify-content:space-between;
align-items:center;margin-bottom:24px}
.mark{font-weight:750;font-size:22px;letter-spacing:-.02em;color:var(--brand)}.badge{font-size:13px;font-weight:600;
padding:4px 12px;border-radius:999px;background:var(--tint);color:var(--mango)}
section{background:var(--surface);border:1px solid var(--line);border-radius:20px;padding:24px}
.merchant{margin:0;color:var(--muted);font-size:14px}h1{margin:4px 0 16px;font-size:36px;line-height:1.12;
font-weight:750;font-variant-numeric:tabular-nums}
dl{margin:0 0 24px;border-top:1px solid var(--line)}dl div{display:flex;justify-content:space-between;gap:16px;
padding:12px 0;border-bottom:1px solid var(--line)}dt{color:var(--muted)}dd{margin:0;font-weight:600;text-align:right;
overflow-wrap:anywhere}
form{display:grid;gap:12px}.button{display:block;width:100%;min-height:48px;padding:12px 16px;border:0;
border-radius:12px;background:var(--brand);color:var(--on-brand);font:inherit;font-weight:600;text-align:center;
text-decoration:none;cursor:pointer}
.button:hover{background:var(--hover)}.quiet{background:none;color:var(--danger);border:1px solid var(--control)}
.quiet:hover{background:var(--sunken)}
.button:focus-visible,select:focus-visible,input:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
label{margin-top:8px;font-size:14px;color:var(--muted)}select,input{width:100%;min-height:44px;padding:8px 12px;
border:1px solid var(--control);border-radius:12px;background:var(--surface);color:var(--ink);font:inherit}
.done{color:var(--success);font-weight:600}.failed{color:var(--danger);font-weight:600}.who{
display:grid;text-align:left;margin-bottom:8px;background:none;
color:var(--ink);border:1px solid var(--line)}.who:hover{background:var(--sunken)}.who small{color:var(--muted);font-weight:450;
overflow-wrap:anywhere}.note{
color:var(--muted);
font-size:13px;text-align:center;margin-top:16px}`;
