import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { paths } from '@/lib/paths';

/**
 * The sidebar of docs/product.md#sidebar. Narrower than 768 px counts as mobile: a drawer, never
 * expanded.
 */
export interface SidebarState {
  isMobile: boolean;
  expanded: boolean;
  /** By a page that needs the width, until the toggle is pressed or another page comes. */
  folded?: boolean;
  mobileOpen: boolean;
  hovered: boolean;
  /** The path of the highlighted entry. */
  activeItem: string | null;
  /** The path of the entry whose submenu is open. */
  openSubmenu: string | null;
}

const initialState: SidebarState = {
  isMobile: false,
  expanded: true,
  mobileOpen: false,
  hovered: false,
  activeItem: null,
  openSubmenu: paths.events,
};

const slice = createSlice({
  name: 'sidebar',
  initialState,
  reducers: {
    /**
     * The toggle button of the header: opens the drawer on a phone, changes the width elsewhere.
     */
    sidebarToggled: (state) => {
      if (state.isMobile) state.mobileOpen = !state.mobileOpen;
      else if (state.folded) {
        state.folded = false;
        state.expanded = true;
      } else state.expanded = !state.expanded;
    },
    sidebarFolded: (state, action: PayloadAction<boolean>) => {
      state.folded = action.payload;
    },
    drawerClosed: (state) => {
      state.mobileOpen = false;
    },
    viewportChanged: (state, action: PayloadAction<{ isMobile: boolean }>) => {
      state.isMobile = action.payload.isMobile;
      if (!action.payload.isMobile) state.mobileOpen = false;
    },
    sidebarHovered: (state, action: PayloadAction<boolean>) => {
      state.hovered = action.payload;
    },
    activeItemChanged: (state, action: PayloadAction<string | null>) => {
      state.activeItem = action.payload;
    },
    /** Selecting the open submenu closes it; one is open at a time. */
    submenuToggled: (state, action: PayloadAction<string>) => {
      state.openSubmenu = state.openSubmenu === action.payload ? null : action.payload;
    },
  },
  selectors: {
    selectSidebarExpanded: (state) => state.expanded && !state.folded && !state.isMobile,
    /** Narrow, where the screen has room for a sidebar. */
    selectSidebarIsRail: (state) => !state.expanded || state.folded === true,
    /** Whether the screen counts as mobile. */
    selectIsNarrow: (state) => state.isMobile,
    selectDrawerOpen: (state) => state.mobileOpen && state.isMobile,
    selectSidebarHovered: (state) => state.hovered,
    selectActiveItem: (state) => state.activeItem,
    selectOpenSubmenu: (state) => state.openSubmenu,
  },
});

export const {
  sidebarToggled,
  sidebarFolded,
  drawerClosed,
  viewportChanged,
  sidebarHovered,
  activeItemChanged,
  submenuToggled,
} = slice.actions;
export const {
  selectSidebarExpanded,
  selectSidebarIsRail,
  selectDrawerOpen,
  selectIsNarrow,
  selectSidebarHovered,
  selectActiveItem,
  selectOpenSubmenu,
} = slice.selectors;
export const sidebarReducer = slice.reducer;
