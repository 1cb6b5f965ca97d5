<?php

declare(strict_types=1);

namespace Library\Entity;

enum Weekday: string
{
    case Monday = 'monday';
    case Wednesday = 'wednesday';
    case Saturday = 'saturday';
}
