<?php

declare(strict_types=1);

namespace Library\Entity;

enum Language: string
{
    case French = 'fr';
    case English = 'en';
    case OldNorse = 'non';
}
