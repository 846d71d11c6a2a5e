import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './theme/index.css'
import { App } from './app/app.tsx'
import { askFirst } from './app/ask-first.ts'
import { reportWebVitals } from './app/report-web-vitals.ts'

askFirst()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
reportWebVitals()
